import { fill, type Problem, type Text } from '@takt/model';
import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '../kit/say.tsx';
import { CHECK_FORM } from './judged.ts';
import style from './problem-bar.module.css';

const COUNT: Text = ['{n} 处需修改 ›', '{n} to correct ›'];

interface BarProps {
  readonly problems: readonly Problem[];
  readonly onJump: (problem: Problem) => void;
}

/** How much is wrong; each click leads to the next of it. */
export function ProblemBar({ problems, onJump }: BarProps) {
  const say = useSay();
  const [at, setAt] = useState(0);
  if (problems.length === 0) return null;
  const next = problems[at % problems.length];
  return (
    <div className={style['bar']} role="alert">
      <span>{say(CHECK_FORM)}</span>
      <Button
        type="link"
        size="small"
        title="F8"
        onClick={() => {
          if (next) onJump(next);
          setAt((at + 1) % problems.length);
        }}
      >
        {say(fill(COUNT, { n: problems.length }))}
      </Button>
      {next && <span className={style['next']}>{say(next.text)}</span>}
    </div>
  );
}
