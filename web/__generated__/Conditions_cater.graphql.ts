/**
 * @generated SignedSource<<3dc7004f69cc689493ffeea092791caa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Conditions_cater$data = {
  readonly email: string | null | undefined;
  readonly legalName: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "Conditions_cater";
};
export type Conditions_cater$key = {
  readonly " $data"?: Conditions_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"Conditions_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Conditions_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "9f03ca36791736bb906baa7ea0cd6861";

export default node;
