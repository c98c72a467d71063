import { createSubscriber } from 'svelte/reactivity'

const changes = createSubscriber(changed => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
})

/** The theme the page wears. Whoever asks is asked again when it is dressed anew: its colours are there then. */
export function dressed(): string | undefined {
  changes()
  return document.documentElement.dataset.theme
}
