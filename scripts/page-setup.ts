import { vi } from 'vitest';

// A page keeps what it knows in its modules: each file of tests is a page of its own, in a worker that reads libraries once.
vi.resetModules();
