/** @typedef {[number, number]} Point */

/** Hachures run down from a ridge on both sides, from the edge of a plateau on one. */
const BOTH = [1, -1]

/**
 * Ridges in degrees, and how long the hachures are that run down from them.
 * @type {{ line: Point[], long: number, sides: number[] }[]}
 */
export const RIDGES = [
  {
    line: [
      [34.985, 32.79],
      [35.04, 32.7],
      [35.1, 32.6],
    ],
    long: 15,
    sides: BOTH,
  },
  {
    line: [
      [35.33, 32.48],
      [35.22, 32.36],
      [35.27, 32.15],
      [35.25, 31.95],
    ],
    long: 15,
    sides: BOTH,
  },
  {
    line: [
      [35.22, 31.9],
      [35.16, 31.7],
      [35.1, 31.5],
      [35.0, 31.33],
    ],
    long: 15,
    sides: BOTH,
  },
  {
    line: [
      [35.2, 33.03],
      [35.38, 32.99],
      [35.46, 33.08],
    ],
    long: 15,
    sides: BOTH,
  },
  {
    line: [
      [35.2, 32.8],
      [35.42, 32.78],
    ],
    long: 15,
    sides: BOTH,
  },
  {
    line: [
      [35.4, 33.36],
      [35.45, 33.22],
    ],
    long: 15,
    sides: BOTH,
  },
  {
    line: [
      [34.75, 31.02],
      [34.95, 31.12],
    ],
    long: 15,
    sides: BOTH,
  },
  {
    line: [
      [35.2, 31.25],
      [35.05, 31.05],
    ],
    long: 15,
    sides: BOTH,
  },
  {
    line: [
      [35.475, 32.3],
      [35.44, 31.9],
      [35.39, 31.6],
      [35.35, 31.35],
    ],
    long: 14,
    sides: [1],
  },
  {
    line: [
      [35.645, 32.6],
      [35.65, 32.2],
      [35.64, 31.8],
      [35.6, 31.4],
      [35.52, 31.05],
    ],
    long: 22,
    sides: [-1],
  },
  {
    line: [
      [35.7, 33.2],
      [35.72, 32.9],
      [35.74, 32.76],
    ],
    long: 16,
    sides: [-1],
  },
]
