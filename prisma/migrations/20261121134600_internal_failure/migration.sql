-- A source that failed because of the vault itself.
ALTER TYPE "FailureCode" ADD VALUE 'INTERNAL';
