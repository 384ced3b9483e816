import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Sentence } from './sentence.tsx';

afterEach(cleanup);

test('use N7: codes and figures of a sentence stay whole, and the sentence stays as it was', () => {
  const wholeIn = (text: string): readonly string[] => {
    const { container } = render(<Sentence text={text} />);
    expect(container.textContent).toBe(text);
    return [...container.querySelectorAll('span > span')].map((code) => code.textContent ?? '');
  };
  expect(wholeIn('上架 1,000 件 · BLT-5001：RCV-01 → A-01-01-01')).toEqual(['1,000', 'BLT-5001', 'RCV-01', 'A-01-01-01']);
  expect(wholeIn('箱 …0027 · RC20261100014')).toEqual(['…0027', 'RC20261100014']);
  expect(wholeIn('收货 40 件 · M12 法兰螺栓')).toEqual(['40', 'M12']);
  expect(wholeIn('Not received: this box has been received already')).toEqual([]);
});
