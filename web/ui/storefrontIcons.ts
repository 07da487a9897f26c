/** The drawings of the storefront's theme, on 24 by 24. */
export const storefrontIcons = {
  bag: 'M5 8h14l-1 12H6zM9 8V6.5a3 3 0 0 1 6 0V8',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  check: 'M4.5 12.5l5 5 10-11',
  chevronDown: 'M5 9l7 7 7-7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.3v.1',
  filter: 'M4 6h16M7 12h10M10 18h4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.7v.1',
  left: 'M15 5l-7 7 7 7',
  minus: 'M5 12h14',
  people:
    'M8.5 11a3.2 3.2 0 1 0 0-.1M2.5 19.5c.4-3.6 2.6-5.5 6-5.5s5.6 1.9 6 5.5M15.5 5a3.2 3.2 0 0 1 .5 6M17 14.3c2.6.4 4.1 2.2 4.5 5.2',
  plus: 'M12 5v14M5 12h14',
  right: 'M9 5l7 7-7 7',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5',
  van: 'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8zM7 18.5a1.8 1.8 0 1 0 0-.1M17.5 18.5a1.8 1.8 0 1 0 0-.1',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17.7v.1',
} as const
