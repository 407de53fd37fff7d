import { lazy, startTransition, Suspense, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { PhotoSection_viewer$key } from '#client/__generated__/PhotoSection_viewer.graphql.ts';
import type { PhotoSectionRefetchQuery } from '#client/__generated__/PhotoSectionRefetchQuery.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Avatar } from '#client/ui/display/Avatar.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useUpdateProfile } from './profile/useUpdateProfile.ts';

/** Seldom opened. */
const PhotoDialog = lazy(async () => ({ default: (await import('./photo/PhotoDialog.tsx')).PhotoDialog }));

const fragment = graphql`
  fragment PhotoSection_viewer on Viewer @refetchable(queryName: "PhotoSectionRefetchQuery") {
    account {
      photoUploadPath
    }
    user {
      displayName
      email
      photoUrl
    }
  }
`;

/** Who one is here: name, address, and the picture with what changes it. */
export function PhotoSection({ viewer }: { viewer: PhotoSection_viewer$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [{ account, user }, refetch] = useRefetchableFragment<PhotoSectionRefetchQuery, PhotoSection_viewer$key>(fragment, viewer);
  const { updateProfile, isUpdating } = useUpdateProfile();
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const { displayName, email, photoUrl } = user;
  const name = displayName ?? email ?? '';

  const readAgain = () => {
    setFile(null);
    startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }));
  };
  const remove = () =>
    updateProfile(
      { removePhoto: true },
      { onDone: () => change.current?.focus(), onRefused: (code) => void showToast({ type: 'error', message: errorText(code, messages.removeFailed) }) },
    );
  return (
    <Person>
      <Avatar name={name} src={photoUrl} size={48} />
      <div>
        <h2>{name}</h2>
        {email !== name && <p>{email}</p>}
      </div>
      <Acts>
        <Button ref={change} onClick={() => input.current?.click()}>
          <FormattedMessage {...(photoUrl === null ? messages.add : messages.change)} />
        </Button>
        {photoUrl !== null && (
          <Button variant="ghost" loading={isUpdating} onClick={remove}>
            <FormattedMessage {...messages.remove} />
          </Button>
        )}
      </Acts>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={intl.formatMessage(messages.choose)}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
      {file && (
        <Suspense>
          <PhotoDialog file={file} path={account.photoUploadPath} onDone={readAgain} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </Person>
  );
}

const messages = defineMessages({
  add: { id: 'profile.photo.add', defaultMessage: 'Add picture' },
  change: { id: 'profile.photo.change', defaultMessage: 'Change picture' },
  remove: { id: 'profile.photo.remove', defaultMessage: 'Remove picture' },
  choose: { id: 'profile.photo.choose', defaultMessage: 'Choose a picture' },
  removeFailed: { id: 'profile.photo.removeFailed', defaultMessage: 'The picture could not be removed. Try again.' },
});

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  min-width: 0;
  overflow-wrap: anywhere;

  > div:nth-of-type(1) {
    flex: 1 1 160px;
    min-width: 0;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
