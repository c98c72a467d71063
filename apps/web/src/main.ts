import './styles/index.css'
import { mount } from 'svelte'
import { beginReplay } from './client/replay/ahead.ts'
import { currentPath, fetchPage, listen, offer } from './client/router/router.svelte.ts'
import { loadTable } from './pages/common/tables.ts'
import { prepare } from './shell/prepare.ts'
import { routes } from './shell/routes.ts'
import Shell from './shell/Shell.svelte'
import { watchInput } from './ui/by-keys.ts'
import { dress, readLook } from './ui/look.ts'

const light = matchMedia('(prefers-color-scheme: light)')
const dressAsLiked = (): void => dress(document, readLook(localStorage), light.matches)

dressAsLiked()
light.addEventListener('change', dressAsLiked)
listen()
offer(routes)
watchInput()
const prepared = prepare()
beginReplay(currentPath(), loadTable)
// The page comes while the words do. What cannot be fetched is said when it is shown.
void fetchPage(currentPath()).catch(() => {})
await prepared
document.querySelector('.first-view')?.remove()
mount(Shell, { target: document.body })
