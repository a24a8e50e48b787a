import { App } from 'aws-cdk-lib';
import { defineStacks } from './define-stacks.ts';

defineStacks(new App());
