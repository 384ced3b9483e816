import { type AnyDocument, stateOfCode } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog, type Answer } from '../actions/action-dialog.tsx';
import { type Row, loadRow } from '../api/calls.ts';
import { guardContextOf, type ListRights } from './batch.ts';

interface RowActionDialogProps {
  readonly doc: AnyDocument;
  readonly name: string;
  readonly row: Row;
  readonly rights: ListRights;
  /** True once it is done; the dialog stays open for another answer where it is refused. */
  readonly onRun: (answer: Answer) => Promise<boolean>;
  readonly onClose: () => void;
}

/** An action on one row of a list asks as the record's own page does: of its lines, its guards, its effects. */
export function RowActionDialog({ doc, name, row, rights, onRun, onClose }: RowActionDialogProps) {
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: ['whole', doc.id, row.id, row['version']],
    queryFn: () => loadRow<Row>(doc.id, row.id),
    staleTime: 30_000,
  });
  if (!data) return null;
  const whole = { ...data, status: stateOfCode(doc, String(data['status'])) ?? '' };
  const run = async (answer: Answer): Promise<void> => {
    setBusy(true);
    try {
      if (await onRun(answer)) onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionDialog
      doc={doc}
      name={name}
      row={whole}
      guardContext={guardContextOf(rights, doc, whole)}
      busy={busy}
      onRun={(answer) => void run(answer)}
      onClose={onClose}
    />
  );
}
