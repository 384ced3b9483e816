/** What every test of a component begins and ends with. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Nothing is laid out here, so asking what is out of sight only costs time; a busy machine is not a failure.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
