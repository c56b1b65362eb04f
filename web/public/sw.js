// A second visit starts at once, and without a network the page still opens.
// Files whose names change with their content come from the cache; pages and words come from the network unless it is slow.
const CACHE = 'gusher'
const PATIENCE_MS = 400
const MOST = 120 // files of older versions leave, the oldest first

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('authorization')) return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(newest(new Request('/')))
  else if (/^\/api\/(locale|games|editions|rules|demo)\b/.test(pathname)) event.respondWith(newest(request))
})

async function kept(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(request)) ?? fetched(request, cache)
}

async function newest(request) {
  const cache = await caches.open(CACHE)
  const had = await cache.match(request)
  const coming = fetched(request, cache)
  if (!had) return coming
  const late = new Promise((resolve) => setTimeout(() => resolve(had), PATIENCE_MS))
  return Promise.race([coming.catch(() => had), late])
}

async function fetched(request, cache) {
  const reply = await fetch(request)
  if (reply.ok) {
    await cache.put(request, reply.clone())
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)))
  }
  return reply
}
