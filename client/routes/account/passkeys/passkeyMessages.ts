import { defineMessages } from 'react-intl';

/** Words that the parts of this section share. */
export const passkeyMessages = defineMessages({
  title: { id: 'passkeys.title', defaultMessage: 'Passkeys' },
  text: { id: 'passkeys.text', defaultMessage: 'Sign in with your face, finger or key, without a password.' },
  none: { id: 'passkeys.none', defaultMessage: 'You have no passkey yet.' },
  add: { id: 'passkeys.add', defaultMessage: 'Add passkey' },
  addText: { id: 'passkeys.addText', defaultMessage: 'Name the device, so that you know it again. The browser asks for the rest.' },
  rename: { id: 'passkeys.rename', defaultMessage: 'Rename' },
  renameTitle: { id: 'passkeys.renameTitle', defaultMessage: 'Rename passkey' },
  name: { id: 'passkeys.name', defaultMessage: 'Name' },
  nameInvalid: { id: 'passkeys.nameInvalid', defaultMessage: 'Use 1 to 60 characters, in one line.' },
  goOn: { id: 'twoFactor.goOn', defaultMessage: 'Continue' },
  remove: { id: 'passkeys.remove', defaultMessage: 'Remove' },
  removing: { id: 'passkeys.removing', defaultMessage: 'Removing' },
  removeTitle: { id: 'passkeys.removeTitle', defaultMessage: 'Remove this passkey?' },
  removeFailed: { id: 'passkeys.removeFailed', defaultMessage: 'The passkey could not be removed. Try again.' },
  lastWay: { id: 'passkeys.lastWay', defaultMessage: 'This is the last way you can sign in. Set a password first, or add another passkey.' },
  needName: { id: 'auth.failure.passkeysNeedName', defaultMessage: 'Passkeys need a name as address, such as https://vault.example.org or http://localhost:4000.' },
  noBrowser: { id: 'passkeys.noBrowser', defaultMessage: 'This browser cannot use passkeys. Use a current one.' },
});
