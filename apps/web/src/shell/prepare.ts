import { listenForReturn, listenToWindows } from '../client/here.ts'
import { keepPage, watchNetwork } from '../client/offline/here.ts'
import { watchInstall } from '../client/offline/install.ts'
import { settings } from '../client/settings.ts'
import { loadSpeech, spoken } from '../words/speech.ts'

/** What must be there before the first page is drawn: its language. */
export async function prepare(): Promise<void> {
  await speak()
  settings.listen(() => void speak())
  listenForReturn()
  listenToWindows()
  watchInstall()
  watchNetwork()
  keepPage()
}

/** The page before stays until the words of the other language are there. */
async function speak(): Promise<void> {
  const { language } = settings.value
  if (spoken.value?.language === language) return
  const loaded = await loadSpeech(language)
  if (settings.value.language !== language) return
  document.documentElement.lang = language
  spoken.value = loaded
}
