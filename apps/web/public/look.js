// Dresses the page before its first paint, so that nobody who chose paper sees a dark flash. It does
// what src/ui/look.ts does, without waiting for it; look.test.ts holds the two together.
;(() => {
  let look = {}
  try {
    look = JSON.parse(localStorage.getItem('adit.look') ?? '{}') ?? {}
  } catch {}
  const { documentElement: root } = document
  const light = matchMedia('(prefers-color-scheme: light)').matches
  const chosen = look.theme === 'mine' || look.theme === 'paper' ? look.theme : undefined
  root.dataset.theme = chosen ?? (light ? 'paper' : 'mine')
  if (look.motion === 'full' || look.motion === 'less') root.dataset.motion = look.motion
  if (look.cards === 'small' || look.cards === 'large') root.dataset.cards = look.cards
  if (look.signs === 'more') root.dataset.signs = look.signs
  if (look.calm === true) root.dataset.calm = ''

  // Asked for a second time after the first view (build/first-view.ts). In the reader's language: its
  // heading, on the first page alone, and the letters, so that they are there when the script draws.
  const view = document.querySelector('.first-view')
  if (view === null) return
  let settings = {}
  try {
    settings = JSON.parse(localStorage.getItem('adit.settings') ?? '{}') ?? {}
  } catch {}
  const wishes = [settings.language ?? '', ...navigator.languages, 'en']
  for (const wish of wishes) {
    const [tongue] = String(wish).toLowerCase().split(/[-_.]/)
    const heading = tongue && view.querySelector(`h1[lang="${tongue}"]`)
    if (!heading) continue
    heading.hidden = false
    view.hidden = location.pathname !== '/'
    // What does not come has others that stand in for it.
    for (const font of ['400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em Alegreya'])
      document.fonts.load(font, heading.textContent).catch(() => {})
    break
  }
})()
