import type { Entity, Problem } from '@takt/model';
import { useState } from 'react';

interface Place {
  readonly detail: string;
  readonly row: number;
  readonly field: string;
}

/** Goes to where something is wrong: an input of the form, or a cell of the lines and the tab they are on. */
export function useJump(entity: Entity, formId: string) {
  const [tab, setTab] = useState<string | null>(null);
  const [goTo, setGoTo] = useState<Place | null>(null);
  const jump = ({ at }: Problem): void => {
    const [name = '', line, field] = at.split('.');
    if (field !== undefined || name in entity.details) {
      setTab(name);
      setGoTo({ detail: name, row: Number.parseInt(line ?? '0', 10), field: field ?? '' });
      return;
    }
    const input = document.getElementById(`${formId}-${at}`);
    input?.scrollIntoView({ block: 'center' });
    input?.focus();
  };
  return { jump, goTo, tab, setTab };
}
