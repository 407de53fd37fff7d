-- AlterEnum
ALTER TYPE "MailLanguage" ADD VALUE 'ar';
ALTER TYPE "MailLanguage" ADD VALUE 'he';
