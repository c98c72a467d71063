#!/usr/bin/env node
// A bot in JavaScript for `adit arena --bots ./examples/bots/lucky.mjs,apprentice`.
// Each line on standard input is a question; each answer is one line with one of its legal moves.
// This one digs when it can and never throws a card away without need.
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const { legal, seed } = JSON.parse(line)
  const wanted = legal.filter(move => !move.startsWith('pass'))
  const moves = wanted.length > 0 ? wanted : legal
  process.stdout.write(`${JSON.stringify({ move: moves[seed % moves.length] })}\n`)
}
