-- AlterEnum
ALTER TYPE "ArtefactKind" ADD VALUE 'LAYERED';
