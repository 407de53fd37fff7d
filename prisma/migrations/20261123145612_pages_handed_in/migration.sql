-- AlterEnum
ALTER TYPE "ArtefactKind" ADD VALUE 'PAGE';
