import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { CropPicture, drawCrop, drawn } from './CropPicture.tsx';
import { wholeCrop } from './crop.ts';
import { photoMessages, useSendPhoto } from './useSendPhoto.ts';

type PhotoDialogProps = {
  file: File;
  /** Where the picture goes. */
  path: string;
  onDone: () => void;
  onClose: () => void;
};

/** Asks which part of a picture is to be seen, and sends that part alone. */
export function PhotoDialog({ file, path, onDone, onClose }: PhotoDialogProps) {
  const { sendPhoto, isSending } = useSendPhoto(path);
  const picture = usePicture(file);
  const [crop, setCrop] = useState(wholeCrop);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async () => {
    if (!picture || picture === 'unusable' || isSending) return;
    setRefusal(null);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = drawn;
    drawCrop(canvas, picture, crop);
    const square = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const problem = square && (await sendPhoto(square));
    if (problem !== null) setRefusal(problem);
    else if (square) onDone();
  };
  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.text} />}
      action={<FormattedMessage {...messages.use} />}
      error={picture === 'unusable' ? <FormattedMessage {...photoMessages.unusable} /> : refusal}
      isBlocked={picture === null || picture === 'unusable'}
      isSending={isSending}
      width={400}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {picture === null ? (
        <Waiting aria-busy>
          <Skeleton $width="240px" $height="240px" $radius="50%" />
        </Waiting>
      ) : (
        picture !== 'unusable' && <CropPicture picture={picture} crop={crop} onChange={setCrop} />
      )}
    </FormDialog>
  );
}

/** The pixels of a file, upright; null until they are there. */
function usePicture(file: File): ImageBitmap | 'unusable' | null {
  const [picture, setPicture] = useState<ImageBitmap | 'unusable' | null>(null);
  useEffect(() => {
    let isWanted = true;
    let opened: ImageBitmap | null = null;
    createImageBitmap(file)
      .then((bitmap) => {
        opened = bitmap;
        if (isWanted) setPicture(bitmap);
        else bitmap.close();
      })
      .catch(() => isWanted && setPicture('unusable'));
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [file]);
  return picture;
}

const messages = defineMessages({
  title: { id: 'profile.photo.title', defaultMessage: 'Your picture' },
  text: { id: 'profile.photo.text', defaultMessage: 'Drag it to where you want it. The people you share a space with see what is inside the circle.' },
  use: { id: 'profile.photo.use', defaultMessage: 'Use picture' },
});

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 280px;
`;
