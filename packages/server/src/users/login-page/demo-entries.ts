import { sql } from 'kysely'
import type { Database } from '../../platform/db/index.ts'

/** A demo person as the sign-in page offers it. */
export type DemoEntry = { email: string; title: string; summary: string; initials: string }

type DemoRow = {
  email: string
  name: string
  is_admin: boolean
  role: string | null
  sites: string[]
  all_sites: boolean
}

/** The demo people in their order, with what each may do in words; empty without a demo. */
export async function listDemoEntries(db: Database): Promise<DemoEntry[]> {
  const { rows } = await sql<DemoRow>`
    select u.email, u.name, 'admin' = any (u.global_permissions) as is_admin, min(r.role) as role,
      coalesce(array_agg(distinct s.name) filter (where s.id is not null), '{}') as sites,
      count(distinct s.id) = (select count(*) from sites) as all_sites
    from users u left join site_roles r on r.user_id = u.id left join sites s on s.id = r.site_id
    where u.is_demo group by u.id order by u.created_at, u.email`.execute(db.kysely)
  return rows.map(row => ({
    email: row.email,
    title: titleOf(row.email),
    summary: `${row.name} · ${rightsText(row)}`,
    initials: initialsOf(row.name),
  }))
}

function rightsText(row: DemoRow): string {
  if (row.is_admin) return 'everything, everywhere'
  if (row.role === null) return 'signed in, but without a yard'
  return row.all_sites ? 'every demo yard' : row.sites.join(', ')
}

function titleOf(email: string): string {
  const account = email.split('@')[0] ?? email
  return account.charAt(0).toUpperCase() + account.slice(1)
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).map(word => word.charAt(0).toUpperCase())
  return words.slice(0, 2).join('')
}
