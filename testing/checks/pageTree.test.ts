import { expect, it } from 'vitest';
import { pageTree } from './pageTree';

const PAGE = `- link "Skip to main content":
  - /url: "#main"
- banner:
  - link "Home"
- main:
  - heading "Rental Properties" [level=1]
  - textbox "Search": http://localhost:63315/property/7
  - list:
    - listitem:
      - article "One":
        - text: First
    - listitem: Two
    - listitem: Three
    - listitem: Four
  - button "Next" [disabled]
  - link "WhatsApp":
    - /url: https://wa.me/233530008257?text=Hello%2C%20I%20need%20help%20finding%20a%20property
- dialog "Filters":
  - checkbox "Pool" [checked]
- contentinfo: Efie
- status
- region "Notices":
  - text: Saved
- alert: Error`;

it('contains the page and its dialogs, and shortens long lists and URLs', () => {
  expect(pageTree(PAGE)).toBe(`- main:
  - heading "Rental Properties" [level=1]
  - textbox "Search": http://localhost/property/7
  - list:
    - listitem:
      - article "One":
        - text: First
    - listitem: Two
    # and 2 more: listitem
  - button "Next" [disabled]
  - link "WhatsApp":
    - /url: https://wa.me/233530008257?text=Hello%2C%20I%20need%20help%2…
- dialog "Filters":
  - checkbox "Pool" [checked]`);
});

it('changes with a missing name, another heading level, another state and one more list item', () => {
  const changes: readonly (readonly [string, string])[] = [
    ['"Next" [disabled]', '[disabled]'],
    ['level=1', 'level=2'],
    [' [checked]', ''],
    ['    - listitem: Four', '    - listitem: Four\n    - listitem: Five'],
  ];
  for (const [from, to] of changes) expect(pageTree(PAGE.replace(from, to)), to).not.toBe(pageTree(PAGE));
});
