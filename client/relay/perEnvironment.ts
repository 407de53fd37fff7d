import type { IEnvironment } from 'relay-runtime';

/** Something that each environment has one of, made when it is first asked for; it goes with the environment. */
export function perEnvironment<T>(make: () => T): (environment: IEnvironment) => T {
  const made = new WeakMap<IEnvironment, T>();
  return (environment) => {
    const known = made.get(environment);
    if (known !== undefined) return known;
    const own = make();
    made.set(environment, own);
    return own;
  };
}
