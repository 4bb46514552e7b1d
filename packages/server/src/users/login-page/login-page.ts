import type { DemoEntry } from './demo-entries.ts'
import { escapeHtml } from './escape-html.ts'
import { loginStyle } from './login-style.ts'
import { tractrixPicture } from './tractrix-curve.ts'

export type LoginPage = {
  /** Where to go afterwards; already known to be a path of this site. */
  returnPath: string
  /** What was typed before. */
  email: string
  /** The sentence that says why signing in failed; null on a first visit. */
  problem: string | null
  /** Name of the person who is signed in already; null when nobody is. */
  signedInAs: string | null
  demoEntries: readonly DemoEntry[]
  /** Whether a click on a demo person signs in; otherwise it fills in the e-mail address. */
  oneClick: boolean
  links: readonly { label: string; href: string }[]
  fontPath: string | null
}

/** The sign-in page. It works without a script; the one it loads only remembers the chosen theme. */
export function loginPage(page: LoginPage): string {
  return htmlPage(
    'Sign in',
    page.fontPath,
    `<div class="card"><h1>Sign in</h1><p>Mission control for autonomous yard trucks</p>
${page.signedInAs === null ? '' : signedInNotice(page.signedInAs, page.returnPath)}
${page.problem === null ? '' : `<p class="notice problem" role="alert" id="problem">${escapeHtml(page.problem)}</p>`}
${passwordForm(page)}</div>
${page.demoEntries.length > 0 ? demoCard(page) : ''}`,
  )
}

/** Asks once more before a session is ended by a mere visit, which a foreign page could cause. */
export function logoutPage(fontPath: string | null): string {
  const form =
    '<form method="post" action="/logout" class="fields"><button class="submit">Sign out</button></form>'
  return htmlPage('Sign out', fontPath, `<div class="card"><h1>Sign out?</h1>${form}</div>`)
}

function htmlPage(title: string, fontPath: string | null, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Tractrix</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${loginStyle(fontPath)}</style>
<script src="/set-theme.js"></script>
</head>
<body>
<div class="picture">${tractrixPicture()}<p>Every move in the yard: queued in seconds, seen live, never lost.</p></div>
<main>
<div class="brand">${MARK}<span>Tractrix</span></div>
${content}
</main>
</body>
</html>
`
}

function passwordForm(page: LoginPage): string {
  const invalid = page.problem === null ? '' : ' aria-invalid="true" aria-describedby="problem"'
  const focused = page.email === '' ? 'email' : 'password'
  const focus = (field: string) => (field === focused ? ' autofocus' : '')
  return `<form method="post" action="/login" class="fields">
<input type="hidden" name="returnTo" value="${escapeHtml(page.returnPath)}">
<div><label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="320" value="${escapeHtml(page.email)}"${invalid}${focus('email')}></div>
<div><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"${invalid}${focus('password')}></div>
<button class="submit">Sign in</button>
${page.links.map(link => `<a class="other" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`).join('')}
</form>`
}

function signedInNotice(name: string, returnPath: string): string {
  return `<p class="notice">You are signed in as ${escapeHtml(name)}. <a href="${escapeHtml(returnPath)}">Continue</a></p>`
}

function demoCard(page: LoginPage): string {
  const hint = page.oneClick ? 'One click signs in.' : 'Pick somebody, then type the demo password.'
  return `<section class="card demo" aria-labelledby="demo"><h2 id="demo">Look around as a demo person</h2><p>${hint}</p>
<form method="post" action="/login"><input type="hidden" name="returnTo" value="${escapeHtml(page.returnPath)}">
<ul>${page.demoEntries.map(entry => `<li>${demoButton(entry, page)}</li>`).join('')}</ul></form></section>`
}

function demoButton(entry: DemoEntry, page: LoginPage): string {
  const content = `<span class="initials" aria-hidden="true">${escapeHtml(entry.initials)}</span><span><b>${escapeHtml(entry.title)}</b><small>${escapeHtml(entry.summary)}</small></span><span class="go" aria-hidden="true">›</span>`
  if (page.oneClick)
    return `<button class="person" name="demo" value="${escapeHtml(entry.email)}">${content}</button>`
  const query = new URLSearchParams({ email: entry.email, returnTo: page.returnPath })
  return `<a class="person" href="/login?${escapeHtml(query.toString())}">${content}</a>`
}

const MARK = `<svg viewBox="0 0 24 24" stroke-linecap="round" aria-hidden="true" focusable="false"><rect width="24" height="24" rx="6" class="mark-fill"/><path d="M6 5.2V17.8" class="mark-line" stroke-opacity=".45" stroke-width="1.8"/><path d="M6 5.2L6.04 5.75L6.32 7.17L6.94 9.01L7.87 10.84L9.03 12.44L10.35 13.75L11.76 14.76L13.22 15.53L14.72 16.11L16.23 16.55L17.74 16.87L18.51 17" class="mark-line" stroke-width="2.5"/><circle cx="6" cy="17.8" r="2.5" class="mark-on"/></svg>`
