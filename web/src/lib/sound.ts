/** Sounds made on the spot: no file is loaded.  Each is a few tones and bursts of noise, in seconds, hertz and loudness. */

import { settings } from './settings.svelte'

export type Sound = 'dice' | 'hammer' | 'gusher' | 'train' | 'gavel' | 'cash' | 'turn'

interface Piece {
  at: number
  long: number
  loud: number
  /** A tone that glides; without it, noise through a filter around `from`. */
  wave?: OscillatorType
  from: number
  to?: number
}

const knock = (at: number, from: number, loud = 0.25): Piece => ({ at, long: 0.07, loud, from })
const tone = (at: number, from: number, long = 0.5, loud = 0.12): Piece => ({ at, long, loud, wave: 'triangle', from })

const SOUNDS: Record<Sound, Piece[]> = {
  dice: [knock(0, 2600), knock(0.07, 2100), knock(0.13, 2800), knock(0.22, 1900), knock(0.34, 2300, 0.18)],
  hammer: [knock(0, 900, 0.4), tone(0, 420, 0.12, 0.1), knock(0.24, 900, 0.4), tone(0.24, 430, 0.14, 0.1)],
  gusher: [{ at: 0, long: 1, loud: 0.22, from: 300, to: 2400 }],
  train: [
    { at: 0, long: 0.35, loud: 0.07, wave: 'square', from: 620 },
    { at: 0, long: 0.35, loud: 0.07, wave: 'square', from: 780 },
    knock(0.42, 350),
    knock(0.56, 350),
  ],
  gavel: [knock(0, 500, 0.5), tone(0, 190, 0.1, 0.2), knock(0.2, 500, 0.5), tone(0.2, 190, 0.1, 0.2)],
  cash: [tone(0, 1568, 0.25, 0.08), tone(0.08, 2093, 0.6, 0.1)],
  turn: [tone(0, 523.25, 0.9), tone(0.14, 659.25, 0.76)],
}

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  buffer.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1))
  return buffer
}

/** Play a sound, if sounds are wanted. */
export function sound(name: Sound): void {
  if (!settings.sound) return
  const context = (audio ??= new AudioContext())
  noise ??= hiss(context)
  for (const piece of SOUNDS[name]) play(context, noise, piece)
}

function play(context: AudioContext, hissing: AudioBuffer, { at, long, loud, wave, from, to = from }: Piece): void {
  const begin = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, begin)
  gain.gain.exponentialRampToValueAtTime(0.001, begin + long)
  gain.connect(context.destination)
  const source = wave ? context.createOscillator() : context.createBufferSource()
  if (source instanceof OscillatorNode) {
    source.type = wave ?? 'sine'
    source.frequency.setValueAtTime(from, begin)
    source.connect(gain)
  } else {
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.setValueAtTime(from, begin)
    filter.frequency.exponentialRampToValueAtTime(to, begin + long)
    source.buffer = hissing
    source.connect(filter).connect(gain)
  }
  source.start(begin)
  source.stop(begin + long)
}
