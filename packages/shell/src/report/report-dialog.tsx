import { sharedWords, type Text } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { handIn, randomHex, Refusal, useDone, useSay } from '@takt/web/host';
import style from './report.module.css';

const TITLE: Text = ['截图报修', 'Report with a screenshot'];
const WHAT: Text = ['问题描述', 'What is wrong'];
const HINT: Text = ['发生了什么？您原本想做什么？', 'What happened, and what did you want to do?'];
const PICTURE: Text = ['当前页面的截图', 'A picture of the page'];
const SUBMIT: Text = ['提交维修单', 'Create the repair order'];

/** The bytes of a picture, and the address under which this browser shows them. */
export interface Picture {
  readonly bytes: Blob;
  readonly url: string;
}
interface ReportProps {
  readonly page: string;
  readonly picture: Picture;
  readonly onClose: () => void;
}

/** The picture, a word about it, and off it goes. */
export function ReportDialog({ page, picture, onClose }: ReportProps) {
  const say = useSay();
  const done = useDone();
  const [description, setDescription] = useState('');
  const [key] = useState(randomHex);
  const sending = useMutation({
    mutationFn: () => {
      const form = new FormData();
      form.set('module', page);
      form.set('size', String(picture.bytes.size));
      form.set('description', description);
      form.set('file', picture.bytes, 'page.png');
      return handIn('/face/workorder/doPutReport', form, key);
    },
    onSuccess: (told) => {
      done([told, told]);
      onClose();
    },
  });
  return (
    <Modal
      open
      width={800}
      title={say(TITLE)}
      okText={say(SUBMIT)}
      cancelText={say(sharedWords.cancel)}
      confirmLoading={sending.isPending}
      onOk={() => sending.mutate()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={say(WHAT)} htmlFor="report-what">
          <Input.TextArea
            id="report-what"
            rows={3}
            maxLength={500}
            showCount
            autoFocus
            placeholder={say(HINT)}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </Form.Item>
      </Form>
      <img className={style['picture']} src={picture.url} alt={say(PICTURE)} />
      <Refusal error={sending.error} />
    </Modal>
  );
}
