import { use } from 'react';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { AdministratorContext } from '#client/state/AdministratorContext.ts';

/** Why the service of a model does not answer, and what to do about it, for those who do not look after the vault. */
export const modelRefusals = defineMessages({
  MODEL_RATE_LIMITED: { id: 'model.rateLimited', defaultMessage: 'The model is asked too often right now. Wait a minute, then try again.' },
  MODEL_QUOTA: { id: 'model.quota', defaultMessage: 'What this vault may use of its model is used up. Tell whoever runs this vault.' },
  MODEL_UNAUTHORIZED: { id: 'model.unauthorized', defaultMessage: 'The model does not accept this vault’s key. Tell whoever runs this vault.' },
  MODEL_NOT_FOUND: { id: 'model.notFound', defaultMessage: 'This vault’s model does not exist where it is looked for. Tell whoever runs this vault.' },
});

/** The same for those who do. */
const forAdministrators = {
  ...modelRefusals,
  ...defineMessages({
    MODEL_QUOTA: { id: 'model.quotaHere', defaultMessage: 'What this vault may use of its model is used up. Look at its account with the provider.' },
    MODEL_UNAUTHORIZED: { id: 'model.unauthorizedHere', defaultMessage: 'The model does not accept this vault’s key. Set LLM_API_KEY, then start the vault again.' },
    MODEL_NOT_FOUND: { id: 'model.notFoundHere', defaultMessage: 'This vault’s model does not exist where it is looked for. Check LLM_BASE_URL and LLM_MODEL, then start the vault again.' },
  }),
};

/** Words for a code of `FailureCode`, for whoever reads them; null for codes that are no refusal of a model. */
export function useModelRefusal(code: string | null | undefined): TypedMessageDescriptor | null {
  const words = use(AdministratorContext) ? forAdministrators : modelRefusals;
  return isRefusal(code) ? words[code] : null;
}

/** Whether the service of a model has refused. */
const isRefusal = (code: string | null | undefined): code is keyof typeof modelRefusals => typeof code === 'string' && Object.hasOwn(modelRefusals, code);

/** Whether asking a model again is in vain until somebody has seen to it. */
export const lastsLong = (code: string | null | undefined): boolean => isRefusal(code) && code !== 'MODEL_RATE_LIMITED';
