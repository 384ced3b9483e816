import { expect, test } from 'vitest';
import { document, state } from './document.ts';
import { firstStepTo } from './way-there.ts';

const Trip = document('toy.trip', {
  label: ['行程', 'Trip'],
  number: 'T{seq:4}',
  states: {
    planned: state('00', '计划', 'Planned'),
    onTheWay: state('10', '在途', 'On the way'),
    there: state('20', '到达', 'There'),
    told: state('30', '已报告', 'Told'),
    off: state('99', '取消', 'Called off', { final: true }),
  },
  fields: {},
  actions: {
    arriveByItself: { label: ['自动到达', 'Arrive by itself'], from: 'onTheWay', to: 'there', system: true },
    leave: { label: ['出发', 'Leave'], from: 'planned', to: 'onTheWay' },
    arrive: { label: ['到达', 'Arrive'], from: 'onTheWay', to: [{ when: () => false, to: 'off' }, { to: 'there' }] },
    report: { label: ['报告', 'Report'], from: 'there', to: 'told', system: true },
    turnBack: { label: ['返回', 'Turn back'], from: ['onTheWay', 'there'], to: 'planned' },
    forget: { label: ['忘记', 'Forget'], from: 'told', to: 'planned', system: true },
    callOff: { label: ['取消', 'Call off'], from: 'planned', to: 'off' },
  },
});

test('the first of several steps, by people rather than by the system', () => {
  expect(firstStepTo(Trip, 'planned', ['told'])).toBe('leave');
  expect(firstStepTo(Trip, 'onTheWay', ['there'])).toBe('arrive');
  expect(firstStepTo(Trip, 'onTheWay', ['told', 'planned'])).toBe('turnBack');
});
test('what only the system does is a step as well', () => expect(firstStepTo(Trip, 'there', ['told'])).toBe('report'));
test('what the system takes back is not waited for', () => expect(firstStepTo(Trip, 'told', ['planned'])).toBeUndefined());
test('from an end no way leads back', () => expect(firstStepTo(Trip, 'off', ['planned'])).toBeUndefined());
