import { takeShared } from './keeper.ts'

/** Not in every browser, nor in its types: files that were opened with the installed page. */
interface Launch {
  readonly files?: readonly { getFile(): Promise<File> }[]
}
interface Launches {
  setConsumer(consumer: (launch: Launch) => void): void
}
declare global {
  interface Window {
    readonly launchQueue?: Launches
  }
}

/** Gives on the text of a file that came from another app, by sharing or by opening it. */
export function takeGiven(take: (text: string) => void): void {
  window.launchQueue?.setConsumer(launch => {
    void launch.files?.[0]?.getFile().then(async file => take(await file.text()))
  })
  if (typeof caches === 'undefined') return
  void takeShared(caches).then(
    text => text !== undefined && take(text),
    () => undefined,
  )
}
