/** What every test of a component begins and ends with. */
import { cleanup, configure, screen } from '@testing-library/react';
import { afterEach } from 'vitest';

// Nothing is laid out here, so asking what is out of sight only costs time; a busy machine is not a failure.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  // A text area that grows measures itself in a hidden one of its own, which it leaves on the page: files share that page, and
  // whichever comes next would find two text boxes.
  for (const left of screen.queryAllByRole<HTMLElement & { remove(): void }>('textbox')) left.remove();
  localStorage.clear();
});
