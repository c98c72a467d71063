// A program that takes a seat at a table and plays: commands over HTTP, news as a stream of events.
// usage: node examples/bot.mjs http://localhost:8080 RUBY42   (the table's short code)
// It plays every title, because the server tells it which moves it may make. It chooses blindly;
// a better one reads `message.game.view`. The whole interface: /api/v1/openapi.json, docs/protocol.md.
const [server = 'http://localhost:8080', code = ''] = process.argv.slice(2)
let token = ''
let commands = 0

const me = await call('POST', '/me', {
  name: `Tin gnome ${process.pid}`,
  avatar: 'tin-hat',
  keep: 'bearer',
})
token = me.token
const { table } = await call('GET', `/codes/${code}`)
await command('sit')
await command('ready', { ready: true })

for await (const { seat, game, info } of events(`/tables/${table}/events`)) {
  if (info?.stage === 'finished') break
  if (!game?.asked.some(one => one.seat === seat)) continue
  const { since, moves } = await call('GET', `/tables/${table}/moves`)
  if (moves.length > 0)
    await command('move', { since, move: moves[Math.floor(Math.random() * moves.length)] })
}

/** A command has an id of our choosing: should it be sent twice, it is done once. */
async function command(type, fields = {}) {
  return call('POST', `/tables/${table}/${type}`, { id: `bot-${++commands}`, ...fields })
}

async function call(method, path, body) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
  }
  const reply = await fetch(`${server}/api/v1${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await reply.json()
  if (answer.type === 'refused') throw new Error(`${path}: ${JSON.stringify(answer.why)}`)
  return answer
}

/** The messages of a table, one after another, without end. */
async function* events(path) {
  const reply = await fetch(`${server}/api/v1${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  let text = ''
  for await (const chunk of reply.body.pipeThrough(new TextDecoderStream())) {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop() ?? ''
    for (const data of parts.join('\n').matchAll(/^data: (.*)$/gm)) yield JSON.parse(data[1])
  }
}
