/** Line drawings of the sign-in; the icon library would weigh more than the whole page. */
const DRAWN = {
  company: 'M3 21h18M5 21V10M10 21V10M14 21V10M19 21V10M3 10h18L12 4z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c1-4.5 4-6.5 8-6.5s7 2 8 6.5',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2',
  shield: 'M12 3l8 3v5.5c0 4.5-3.3 8-8 9.5-4.7-1.5-8-5-8-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  phone: 'M7 3h10v18H7zM11 18h2',
  shown: 'M2 12c2.5-4.7 6-7 10-7s7.5 2.3 10 7c-2.5 4.7-6 7-10 7s-7.5-2.3-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  hidden: 'M2 12c2.5-4.7 6-7 10-7s7.5 2.3 10 7c-2.5 4.7-6 7-10 7s-7.5-2.3-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M4 20L20 4',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM18 18h2.5M20 14v2M14 20h2',
  face: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9 9.5v1M15 9.5v1M8 14c1 1.8 2.3 2.5 4 2.5s3-.7 4-2.5',
  key: 'M8 15a5 5 0 1 0 0-.01M11.5 11.5L20 3M16 7l3 3M8 15.5v-1',
  licence: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  back: 'M15 5l-7 7 7 7',
  right: 'M5 12.5l4.5 4.5L19 7.5',
  wrong: 'M6 6l12 12M18 6L6 18',
  dot: 'M12 11.5v1M11.5 12h1',
  attention: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7.5v6M12 16v.5',
  wifi: 'M2.5 9a14 14 0 0 1 19 0M6 13a9 9 0 0 1 12 0M9.3 16.7a4 4 0 0 1 5.4 0M12 20v.5',
  noWifi: 'M2.5 9a14 14 0 0 1 6-3.4M13 5a14 14 0 0 1 8.5 4M6 13a9 9 0 0 1 4-2.2M9.3 16.7a4 4 0 0 1 5.4 0M12 20v.5M4 3l16 18',
  sound: 'M4 9.5v5h4l5 4.5V5L8 9.5zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M3 12h18',
  camera: 'M3 7h4l2-3h6l2 3h4v13H3zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
  disk: 'M4 4h13l3 3v13H4zM8 4v5h7V4M7 20v-7h10v7',
  keyboard: 'M3 6h18v12H3zM6.5 10h.5M10 10h.5M13.5 10h.5M17 10h.5M8 14h8',
  receive: 'M4 14v6h16v-6M12 3v11M7.5 10L12 14.5 16.5 10',
  shelve: 'M4 3v18M20 3v18M4 10h16M4 17h16M9 10V6h6v4',
  pick: 'M4 5h2l2.5 11h9L20 8H7M9.5 20h.5M16.5 20h.5',
  count: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  move: 'M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4',
  find: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21',
  place: 'M12 21c-4.5-5-7-8.2-7-11a7 7 0 0 1 14 0c0 2.8-2.5 6-7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  unsent: 'M7 18a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 9.5a4.3 4.3 0 0 1-.5 8.5M12 20v-7M9.5 15.5L12 13l2.5 2.5',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  onward: 'M9 5l7 7-7 7',
  plan: 'M4 5h16v16H4zM4 10h16M8 3v4M16 3v4M8 14h3M8 17h6',
  stock: 'M3 21V9l9-5 9 5v12M7 21v-9h10v9M7 16h10',
  device:
    'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19',
} as const;
export type GlyphName = keyof typeof DRAWN;

export function Glyph({ name, size = 18 }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWN[name]} />
    </svg>
  );
}
