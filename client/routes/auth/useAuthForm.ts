import { useRef, useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { problemText, type FieldName, type Problem } from './fieldProblems.ts';

type Values<Name extends FieldName> = Record<Name, string>;
type Problems<Name extends FieldName> = Partial<Record<Name, Problem>>;

type AuthFormOptions<Name extends FieldName> = {
  initial: Values<Name>;
  /** What is wrong with each field; null where nothing is. */
  check: (values: Values<Name>) => Record<Name, Problem | null>;
  send: (values: Values<Name>) => Promise<void>;
};

/**
 * The fields of a sign-in page and their one submission. Problems appear when a field is left or the form is sent, and
 * leave on the first fix; what the service refuses appears under its field, anything else as `failure`.
 */
export function useAuthForm<Name extends FieldName>({ initial, check, send }: AuthFormOptions<Name>) {
  const intl = useIntl();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const names = Object.keys(initial) as Name[];

  const put = (name: Name, problem: Problem | null) =>
    setProblems((previous) => ({ ...previous, [name]: problem ?? undefined }));

  function change(name: Name, value: string) {
    const next = { ...values, [name]: value };
    setValues(next);
    const stillWrong = check(next)[name];
    if (problems[name] && stillWrong !== problems[name]) put(name, null);
  }

  function leave(name: Name) {
    if (values[name] !== '') put(name, check(values)[name]);
  }

  function showProblems(found: Problems<Name>) {
    setProblems(found);
    const first = names.find((name) => found[name]);
    if (first) inputs.current[first]?.focus();
  }

  async function submit() {
    if (isSending) return;
    setFailure(null);
    const found = Object.fromEntries(Object.entries(check(values)).filter(([, problem]) => problem)) as Problems<Name>;
    if (Object.keys(found).length > 0) {
      showProblems(found);
      return;
    }
    setIsSending(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      const refused = Object.fromEntries(
        error.fields.filter(({ path }) => names.includes(path as Name)).map(({ path, code }) => [path, code]),
      ) as Problems<Name>;
      if (Object.keys(refused).length > 0) showProblems(refused);
      else setFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return {
    values,
    failure,
    setFailure,
    isSending,
    submit: () => void submit(),
    /** The error's words for the `Field`. */
    errorOf: (name: Name) => {
      const problem = problems[name];
      return problem && problemText(intl, name, problem);
    },
    /** What the input itself needs. */
    selectionInput: (name: Name) => ({
      name: name as string,
      value: values[name],
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
      onBlur: () => leave(name),
      required: true,
    }),
  };
}
