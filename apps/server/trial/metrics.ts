/** What servers of trials are given as the token for their numbers. */
export const METRICS_TOKEN = 'measured'

/** All the numbers of a server on this machine. */
export async function readMetrics(port: number): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
}
