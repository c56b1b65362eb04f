#!/usr/bin/env node
// A complete engine in JavaScript: it prefers some verbs to others, never bluffs, and otherwise takes what comes.
//
//   gusher engine check node examples/engine.js
//   gusher arena examples/engine.js scripted random random --games 8
//   gusher arena 'examples/engine.js?bold=true' examples/engine.js random random
//
// docs/engine-protocol.md describes every message.
const { createInterface } = require("node:readline");

const PREFERRED = {
  giganten: ["rail", "drive", "ship own", "ship", "price", "store"],
  nations: ["place", "move", "agent", "tanker buy", "tanker place", "pipe"],
};
const options = { bold: false };
let view = null;

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const fail = (text) => say({ type: "error", text });

/** A small seeded generator, so that the same question gets the same answer. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The highest bid without bluffing: a licence is worth 1 or 2, and we know our own. */
function bid(legal) {
  const { licences, ones } = view.state;
  const worth = 2 * licences[view.seat] - ones[view.seat];
  const next = legal.find((action) => action.startsWith("bid "));
  return next && (options.bold || Number(next.slice(4)) <= worth) ? next : "pass";
}

function choose(random) {
  const { legal, game } = view;
  if (legal.some((action) => action.startsWith("bid "))) return bid(legal);
  if (legal[0].startsWith("sell ")) return legal.at(-1); // all of it
  for (const verb of PREFERRED[game]) {
    const found = legal.filter((action) => action.startsWith(verb));
    if (found.length > 0) return found[Math.floor(random() * found.length)];
  }
  return legal[Math.floor(random() * legal.length)];
}

const answers = {
  hello: () =>
    say({
      type: "hello",
      protocol: 1,
      name: "Example in JavaScript",
      author: "Gusher",
      games: Object.keys(PREFERRED),
      options: [{ name: "bold", default: false, about: "bids whatever it holds" }],
    }),
  options: (message) => {
    const unknown = Object.keys(message.options).find((name) => !(name in options));
    if (unknown) return fail(`no option ${unknown}; there is: bold`);
    Object.assign(options, message.options);
    say({ type: "ready" });
  },
  game: () => say({ type: "ready" }),
  position: (message) => {
    view = message.view;
  },
  go: ({ seed }) => {
    if (!view) return fail("go before any position");
    const action = choose(generator(seed));
    say({ type: "info", ideas: [{ action }], text: `${view.legal.length} actions` });
    say({ type: "best", action });
  },
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on("line", (line) => {
  try {
    const message = JSON.parse(line);
    const answer = answers[message.type];
    if (answer) answer(message);
    else fail(`no message “${message.type}”`);
  } catch (fault) {
    fail(String(fault));
  }
});
