/** How the page is installed. It has no words besides its name, which is the same in every language. */
export const webManifest = {
  id: '/',
  name: 'Adit',
  short_name: 'Adit',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#191d24',
  theme_color: '#191d24',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  // Record files, from wherever they are kept or sent.
  share_target: {
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'record', accept: ['application/json', '.json'] }] },
  },
  file_handlers: [{ action: '/replay', accept: { 'application/json': ['.json'] } }],
  launch_handler: { client_mode: 'navigate-existing' },
} as const
