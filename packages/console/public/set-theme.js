// Runs before the first paint, as a file of its own so that no inline script has to be allowed.
// The same key and rule as src/ui/theme-provider.tsx. A page without it, as for signing in, follows the system by this alone.
const dark = matchMedia('(prefers-color-scheme: dark)')

function showTheme() {
  let chosen = null
  try {
    const remembered = localStorage.getItem('theme')
    if (remembered === '"light"' || remembered === '"dark"') chosen = JSON.parse(remembered)
  } catch {
    // Without storage nobody chose a theme.
  }
  document.documentElement.dataset.theme = chosen ?? (dark.matches ? 'dark' : 'light')
}

showTheme()
dark.addEventListener('change', showTheme)
