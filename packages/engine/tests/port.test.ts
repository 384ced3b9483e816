import { expect, test } from 'vitest';
import { port, Ports, provide } from '../src/actions/port.ts';

const CLOCK = port<{ readonly now: () => string }>('test.clock');
const OTHER = port<string>('test.other');

test('what is provided stands behind its port', () => {
  const ports = new Ports([provide(CLOCK, { now: () => 'noon' })]);
  expect(ports.get(CLOCK).now()).toBe('noon');
  expect(ports.find(OTHER)).toBeNull();
  expect(() => ports.get(OTHER)).toThrow('nobody provides the port test.other');
});

test('a port is provided once', () => {
  expect(() => new Ports([provide(OTHER, 'a'), provide(OTHER, 'b')])).toThrow('the port test.other is provided twice');
});
