/** The mark: tractor, hitch, and the path of the trailer's axle. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect width="24" height="24" rx="6" fill="var(--accent-fill)" />
      <path d="M6 5.2V17.8" stroke="var(--accent-on)" strokeOpacity=".45" strokeWidth="1.8" />
      <path
        d="M6.00 5.20L6.01 5.34L6.04 5.75L6.14 6.38L6.32 7.17L6.59 8.07L6.94 9.01L7.37 9.94L7.87 10.84L8.43 11.68L9.03 12.44L9.68 13.13L10.35 13.75L11.05 14.29L11.76 14.76L12.49 15.17L13.22 15.53L13.97 15.84L14.72 16.11L15.47 16.35L16.23 16.55L16.98 16.72L17.74 16.87L18.51 17.00"
        stroke="var(--accent-on)"
        strokeWidth="2.5"
      />
      <circle cx="6" cy="17.8" r="2.5" fill="var(--accent-on)" />
    </svg>
  )
}
