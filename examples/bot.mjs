// A program that takes a seat and plays: commands over HTTP, news as a stream of events.
// usage: node examples/bot.mjs http://localhost:8080 704215   (the table's short code)
// It plays every title, because the server tells it which moves it may make. It chooses blindly; a
// better one reads `game.view`. The whole interface: /api/v1/openapi.json, docs/protocol.md.
const [server = 'http://localhost:8080', code = ''] = process.argv.slice(2)
const headers = { 'content-type': 'application/json' }
const gnome = { name: `Tin gnome ${process.pid}`, avatar: 'tin-hat', keep: 'bearer' }
const { token } = await call('/me', gnome)
headers.authorization = `Bearer ${token}`
const { table } = await call(`/codes/${code}`)
await call(`/tables/${table}/sit`, { id: 'sit' })
await call(`/tables/${table}/ready`, { id: 'ready', ready: true })

for await (const { seat, game, info } of events()) {
  if (info?.stage === 'finished') break
  if (!game?.asked.some(one => one.seat === seat)) continue
  const { since, moves } = await call(`/tables/${table}/moves`)
  const move = moves[Math.floor(Math.random() * moves.length)]
  // A command has an id of our choosing: should it be sent twice, it is done once.
  if (move) await call(`/tables/${table}/move`, { id: `move-${since}`, since, move })
}

async function call(path, body) {
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const answer = await (await fetch(`${server}/api/v1${path}`, request)).json()
  if (answer.type === 'refused') throw new Error(`${path}: ${JSON.stringify(answer.why)}`)
  return answer
}

/** The messages of the table, one after another. */
async function* events() {
  const reply = await fetch(`${server}/api/v1/tables/${table}/events`, { headers })
  let text = ''
  for await (const chunk of reply.body.pipeThrough(new TextDecoderStream())) {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop()
    for (const [, data] of parts.join('\n').matchAll(/^data: (.*)$/gm)) yield JSON.parse(data)
  }
}
