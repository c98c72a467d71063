import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { say, words } from './words.ts'

const w = words.en
const { passkeys } = w.settings.device

/** A security key that someone holds in their hand: it goes from one browser to the other. */
async function plugIn(page: Page) {
  const line = await page.context().newCDPSession(page)
  await line.send('WebAuthn.enable')
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return { line, authenticatorId }
}

test('whoever has a passkey comes back in a new browser, and one that is removed is worth nothing', async ({
  visitor,
  faults,
}) => {
  const first = await visitor()
  const one = await plugIn(first)
  await first.goto('/settings')
  await first.getByLabel(w.seats.me.name, { exact: true }).fill('Marta')
  await first.getByRole('button', { name: w.seats.me.save }).click()
  await first.goto('/device')
  await first.getByRole('button', { name: passkeys.add }).click()
  const remove = first.getByRole('button', { name: passkeys.remove, exact: true })
  await expect(remove).toBeVisible()
  const { credentials } = await one.line.send('WebAuthn.getCredentials', {
    authenticatorId: one.authenticatorId,
  })
  expect(credentials).toHaveLength(1)

  const second = await visitor({ viewport: { width: 360, height: 640 } })
  const other = await plugIn(second)
  for (const credential of credentials) {
    await other.line.send('WebAuthn.addCredential', {
      authenticatorId: other.authenticatorId,
      credential,
    })
  }
  await second.goto('/')
  await second.getByRole('link', { name: w.home.mine.comeBack }).click()
  await second.getByRole('button', { name: passkeys.back }).click()
  await expect(second.getByRole('heading', { name: w.home.heading })).toBeVisible()
  const you = say(w.shell.you, { name: 'Marta' })
  await expect(second.getByRole('link', { name: you })).toBeVisible()

  await remove.click()
  await expect(remove).toBeHidden()
  await second.goto('/device')
  await second.getByRole('button', { name: passkeys.back }).click()
  await expect(second.getByText(/does not know this passkey/)).toBeVisible()
  // The browser's own word for the server's answer.
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')])
})
