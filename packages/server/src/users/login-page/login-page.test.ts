import { describe, expect, it } from 'vitest'
import {
  cookieOf,
  demo,
  guardedUrl,
  logIn,
  logInByForm,
  maya,
  newAddress,
  PASSWORD,
  send,
  url,
  useSignIn,
  whoIs,
} from '../test-sign-in.ts'

useSignIn()

describe('the sign-in page', () => {
  it('offers each demo person with one click, and other providers', async () => {
    const { status, text } = await send('GET', `${url}/login?returnTo=${encodeURIComponent('/sites/1/map')}`)
    expect(status).toBe(200)
    expect(text).toContain('name="demo" value="operator@tractrix.local"')
    expect(text).toContain('<b>Operator</b><small>Demo · every demo yard</small>')
    expect(text).toContain('Sign in with &lt;Acme&gt;')
    expect(text).toContain('name="returnTo" value="/sites/1/map"')
    expect(text).toMatch(/<html lang="en">/)
    const answer = await logInByForm({ demo: demo.email, returnTo: '/sites/1/map' })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/sites/1/map' } })
    expect(await whoIs(cookieOf(answer))).toBe('Demo')
  })

  it('OP-ROL-08 gives the focus to the first field that is empty', async () => {
    const focused = (text: string) => /<input id="(\w+)"[^>]*autofocus/.exec(text)?.[1]
    expect(focused((await send('GET', `${url}/login`)).text)).toBe('email')
    expect(focused((await send('GET', `${guardedUrl}/login`)).text)).toBe('email')
    expect(focused((await send('GET', `${url}/login?email=maya%40example.org`)).text)).toBe('password')
  })

  it('signs nobody but demo people in with one click', async () => {
    const answer = await logInByForm({ demo: maya.email })
    expect(answer).toMatchObject({ status: 401, cookies: [] })
  })

  it('lets nobody click in through a proxy or under a foreign name', async () => {
    expect(await logInByForm({ demo: demo.email }, newAddress())).toMatchObject({ status: 401, cookies: [] })
    const foreign = { host: 'evil.example', origin: 'http://evil.example' }
    expect(await logInByForm({ demo: demo.email }, foreign)).toMatchObject({ status: 401, cookies: [] })
    const { text } = await send('GET', `${url}/login`, newAddress())
    expect(text).not.toContain('name="demo"')
    expect(text).toContain('/login?email=operator%40tractrix.local')
  })

  it('tells who is signed in already', async () => {
    const cookie = cookieOf(await logIn({ email: maya.email, password: PASSWORD }))
    expect((await send('GET', `${url}/login`, { cookie })).text).toContain(
      'You are signed in as Maya Østergård; &quot;M&quot;.',
    )
  })

  it('without a demo offers no demo people and lets none in, even with an old session', async () => {
    expect((await send('GET', `${guardedUrl}/login`)).text).not.toContain('demo person')
    expect(await logIn({ email: demo.email, password: PASSWORD }, {}, guardedUrl)).toMatchObject({
      status: 401,
    })
    expect(await logInByForm({ demo: demo.email }, {}, guardedUrl)).toMatchObject({ status: 401 })
    const cookie = cookieOf(await logIn({ email: demo.email, password: PASSWORD }))
    expect(await whoIs(cookie)).toBe('Demo')
    expect(await send('GET', `${guardedUrl}/who`, { cookie })).toMatchObject({ text: '{"name":null}' })
  })
})
