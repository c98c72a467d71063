/**
 * Whether a browser's page may speak to us. A page of ours names the host it was served under;
 * programs name none. A stranger's page names its own, and would act with its reader's cookie.
 */
export function isOurOrigin(
  origin: string | undefined,
  host: string | undefined,
  configured: string | undefined,
): boolean {
  if (origin === undefined) return true
  if (configured !== undefined && origin === configured) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host: named } = new URL(origin)
  return (protocol === 'http:' || protocol === 'https:') && named === host?.toLowerCase()
}
