import { expect, test } from '@playwright/test';
import { contentFiles, differences, filesNow, giveFolder, openForms } from '../support/desk.ts';
