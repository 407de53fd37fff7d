-- AlterTable
ALTER TABLE "User" ADD COLUMN     "photoHash" CHAR(64);

-- CreateIndex
CREATE INDEX "User_photoHash_idx" ON "User"("photoHash");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_photoHash_fkey" FOREIGN KEY ("photoHash") REFERENCES "Blob"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
