import { CheckOutlined } from '@ant-design/icons';
import type { AnyDocument, State } from '@takt/model';
import { useSay } from '../kit/say.tsx';
import { type Reached, type Side, stateGraph } from './state-graph.ts';
import style from './state-steps.module.css';

interface StepsProps {
  readonly doc: AnyDocument;
  /** The name of the state the document is in. */
  readonly current: string;
  readonly reached: ReadonlyMap<string, Reached>;
}

/** Who brought it there and when; in two lines where one is too narrow. */
const When = ({ who, at }: Reached) => (
  <span className={style['when']}>
    {who && <span>{who} </span>}
    <span>{at.slice(5, 16)}</span>
  </span>
);

/** Where the document stands on its way: the usual steps in a row, what branches off hooked beneath. */
export function StateSteps({ doc, current, reached }: StepsProps) {
  const { way, sides, rank } = stateGraph(doc);
  const here = rank(current);
  return (
    <ol className={style['steps']}>
      {way.map((name, index) => {
        const passed = rank(name) < here && reached.has(name);
        const kind = name === current ? 'current' : passed ? 'passed' : 'ahead';
        return (
          <li key={name} className={style[kind]} aria-current={name === current ? 'step' : undefined}>
            <span className={style['dot']}>{passed ? <CheckOutlined /> : index + 1}</span>
            <Named doc={doc} name={name} reached={reached} />
            <Hooks doc={doc} sides={sides.filter(({ from }) => from === name)} current={current} reached={reached} />
          </li>
        );
      })}
    </ol>
  );
}

function Named({ doc, name, reached }: Pick<StepsProps, 'doc' | 'reached'> & { readonly name: string }) {
  const say = useSay();
  const { label } = doc.states[name] as State;
  const when = reached.get(name);
  return (
    <div className={style['words']}>
      <span className={style['name']}>{say(label)}</span>
      {when && <When {...when} />}
    </div>
  );
}

function Hooks({ doc, sides, current, reached }: StepsProps & { readonly sides: readonly Side[] }) {
  const say = useSay();
  return sides.map(({ name }) => {
    const when = reached.get(name);
    const taken = name === current || when !== undefined;
    const { label } = doc.states[name] as State;
    return (
      <div
        key={name}
        className={`${style['hook']} ${taken ? style['taken'] : ''}`}
        aria-current={name === current ? 'step' : undefined}
      >
        ↳ {say(label)} {when && <When {...when} />}
      </div>
    );
  });
}
