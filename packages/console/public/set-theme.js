// Runs before the first paint, as a file of its own so that no inline script has to be allowed.
// The same key and rule as src/ui/theme-provider.tsx.
try {
  const remembered = localStorage.getItem('theme')
  const chosen = remembered === '"light"' || remembered === '"dark"' ? JSON.parse(remembered) : null
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = chosen ?? system
} catch {
  document.documentElement.dataset.theme = 'light'
}
