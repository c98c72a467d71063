import { onMount } from 'svelte'
import { stayAwake } from '../../client/wake-lock.ts'
import { screen } from '../../ui/frame.ts'

/** A page that is read from a sofa, and never goes dark: letters by the height of the screen. */
export function showAfar(): void {
  onMount(() => {
    const { style } = document.documentElement
    screen.value = 'television'
    style.fontSize = 'clamp(12px, 2.5vh, 54px)'
    const letSleep = stayAwake()
    return () => {
      letSleep()
      style.fontSize = ''
      screen.value = 'whole'
    }
  })
}
