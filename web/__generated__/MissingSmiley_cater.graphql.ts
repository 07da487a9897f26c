/**
 * @generated SignedSource<<2d5f860851bb5cff80cf1799acfecf1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingSmiley_cater$data = {
  readonly hasNoInspectionYet: boolean;
  readonly isActive: boolean;
  readonly number: number;
  readonly smileyUrl: string | null | undefined;
  readonly " $fragmentType": "MissingSmiley_cater";
};
export type MissingSmiley_cater$key = {
  readonly " $data"?: MissingSmiley_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingSmiley_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissingSmiley_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smileyUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNoInspectionYet",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "c176ca74cf71eb61f269da301f1b1b18";

export default node;
