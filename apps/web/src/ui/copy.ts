/** Whether a text is in the clipboard now. Browsers have one on secure pages only; a home network is not one. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
