import type { Pool } from 'pg';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** The plans of the statements with a certain text that some work sends, as PostgreSQL explains them: as they are meant, or as they were carried out. */
export async function plansOf(pool: Pool, text: string, work: () => Promise<unknown>, explain: 'explain' | 'explain analyze' = 'explain'): Promise<string> {
  const query = pool.query.bind(pool) as (statement: Statement) => Promise<{ rows: Record<string, string>[] }>;
  const plans: string[] = [];
  const explaining = async (statement: Statement) => {
    if (statement.text.includes(text)) plans.push(...(await query({ text: `${explain} ${statement.text}`, values: statement.values })).rows.map((row) => String(row['QUERY PLAN'])));
    return query(statement);
  };
  Object.assign(pool, { query: explaining });
  try {
    await work();
  } finally {
    Object.assign(pool, { query });
  }
  return plans.join('\n');
}
